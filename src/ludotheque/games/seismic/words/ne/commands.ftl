# Seismic बारे आदेशहरूले के भन्छन्।

## components

components-highways = राजमार्ग
components-intersections = चोक
components-table = टेबल

## simulate

simulate-sections = पूरा भएका खण्ड
simulate-quakes = भूकम्प
