# पाठको स्क्रिन।

web-learn-heading = { $game } सिक्नुहोस्
web-learn-you = तपाईं
web-learn-ada = आडा
web-learn-standing = अहिले खेल सकिए हुने अङ्क
web-learn-lesson = { $lessons } मध्ये पाठ { $lesson }
web-learn-progress = { $steps } मध्ये चरण { $step }
web-learn-back = पछाडि
web-learn-next = अगाडि
web-learn-show = मलाई देखाउनुहोस्
web-learn-lessons = सबै पाठ
web-learn-done = सकियो
web-learn-choices = छनोटको सूची
web-learn-clauses = नियममा
web-learn-restart = यो पाठ फेरि गर्नुहोस्
web-learn-play = पहिलो खेल खेल्नुहोस्
web-learn-over = सुरुदेखि
web-learn-none = यो खेलको पाठ छैन। नियम छोटा छन्:
web-learn-read-rules = नियम पढ्नुहोस्
