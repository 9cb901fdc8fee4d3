# Situation 4 बारे आदेशहरूले के भन्छन्।

## components

components-columns = स्तम्भ
components-rows = हरफ
components-zones = क्षेत्र
components-objectives = विशेष लक्ष्य
components-objective = { $name } ({ $id }), { $value } अङ्क: { $places }
components-bases = अड्डा
components-base = { $kind ->
    [tank] ट्यांक
   *[paratroop] प्यारासुटे
  }, { $side ->
    [0] हरियो
   *[1] सुन्तला
  }: { $places }
components-bridges = पुल बनाउने ठाउँ
components-bridge = { $site }: { $places }
components-river = नदी
components-river-after = हरफ { $row } को उत्तरमा

## simulate

simulate-seconds = खेलको समयका सेकेन्ड
simulate-flags = गाडिएका झन्डा
simulate-bridges = बनेका पुल
simulate-tanks = राखिएका ट्यांक
