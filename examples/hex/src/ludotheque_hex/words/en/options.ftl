option-hex-size = Rows and columns
