/** All English words of the client, those of the games too: one file to fetch. */
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../src/ludotheque/words/en/{web*,bots}.ftl",
      "../../../src/ludotheque/games/*/words/en/{web*,bots,names,options}.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
