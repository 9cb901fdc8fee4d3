option-hex-size = Lignes et colonnes
