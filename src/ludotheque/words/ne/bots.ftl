# बट: तिनका नाम, र हरेक तह कसरी खेल्छ। खेलघर, टर्मिनल र ब्राउजरमा एउटै कुरा भनिन्छ।

bot-fair = बटले त्यही देख्छ जुन त्यो सिटमा बस्ने मान्छेले देख्थ्यो, अरू केही देख्दैन।

## Levels, the same in every game

bot-level-1 = नवागन्तुक
bot-level-2 = सिकारु
bot-level-3 = साथी
bot-level-4 = नियमित
bot-level-5 = अनुभवी
bot-level-6 = निपुण
bot-level-7 = रणनीतिकार
bot-level-8 = महारथी

## Plain ones, for simulations

bot-uniform = एकनास
bot-greedy = लोभी
bot-learned = आफैँ सिकेको
