/** What to ask oneself after a game: messages of the catalogue. */
export const QUESTIONS: readonly string[] = [1, 2, 3, 4, 5].map((number) => `web-quake-question-${number}`);
