# `ludotheque admin` ले के भन्छ।

admin-no-database = डाटाबेस { $file } छैन; “ludotheque serve” ले बनाउँछ
admin-no-house = यो डाटाबेसमा खेलघर छैन; “ludotheque serve” ले बनाउँछ
database-no-answer = डाटाबेस प्रयोग गर्न सकिएन: { $why }
admin-older = यो डाटाबेस पुरानो संस्करणको हो; “ludotheque serve” ले अर्को पटक सुरु हुँदा नयाँ बनाउँछ
database-newer = यो डाटाबेस यो ludotheque भन्दा नयाँ संस्करणको हो

## Tables

admin-column-table = टेबल
admin-column-game = खेल
admin-column-status = अवस्था
admin-column-host = आयोजक
admin-column-seats = सिट
admin-column-changed = बदलिएको
admin-seat-open = खाली
admin-status-waiting = पर्खिँदै
admin-status-playing = खेल चल्दै
admin-status-paused = रोकिएको
admin-status-finished = सकियो
admin-status-closed = बन्द
admin-closed = टेबल { $table } बन्द भयो।
admin-closed-before = टेबल { $table } पहिल्यै बन्द थियो।

## People

admin-column-person = व्यक्ति
admin-column-nickname = बोलाउने नाम
admin-column-kind = किसिम
admin-column-tables = टेबल
admin-column-seen = अन्तिम पटक देखिएको
admin-column-banned = रोक लागेको
admin-kind-person = व्यक्ति
admin-kind-bot = बट
admin-person-unknown = id वा बोलाउने नाम { $person } कसैको छैन
admin-person-several = { $person } नामका { $count } जना छन्; id बाट एक जना छान्नुहोस्: { $ids }
admin-banned = { $nickname } ({ $person }) लाई रोक लगाइयो।
admin-banned-before = { $nickname } ({ $person }) लाई पहिल्यै रोक लागेको थियो।
admin-unbanned = { $nickname } ({ $person }) फेरि आउन सक्छन्।
admin-unbanned-before = { $nickname } ({ $person }) लाई रोक लागेको थिएन।

## Keeping and deleting

admin-backed-up = पूरै खेलघर { $file }मा छ: { NUMBER($size, useGrouping: 0) } KiB।
admin-backup-there = { $file } पहिल्यै छ; जगेडा प्रतिले कुनै फाइल मेटाउँदैन
admin-no-pg-dump = यो कम्प्युटरमा pg_dump छैन; भएको कम्प्युटरमा यो चलाउनुहोस्: { $command }
admin-pg-dump = डाटाबेसको प्रति बनेन: { $why }
admin-old = { NUMBER($tables, useGrouping: 0) } टेबल र { NUMBER($people, useGrouping: 0) } व्यक्ति मेटिने थिए।
admin-pruned = { NUMBER($tables, useGrouping: 0) } टेबल र { NUMBER($people, useGrouping: 0) } व्यक्ति मेटिए।
