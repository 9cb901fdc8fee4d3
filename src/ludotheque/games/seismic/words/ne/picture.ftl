# टेबलको चित्रमा के लेखिएको हुन्छ, र चित्र नदेख्नेलाई के भनिन्छ।

seismic-picture = Seismic को टेबल
seismic-picture-told = टेबलमा { $tiles } टायल। { $scores }।
seismic-picture-score = { $name } { $points }
seismic-picture-crews = { $count } टोली
seismic-picture-pile = थुप्रोमा
