/** All English words of the client: one file to fetch. */
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../src/ludotheque/words/en/web*.ftl",
      "../../../src/ludotheque/words/en/bots.ftl",
      "../../../src/ludotheque/words/en/seismic.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
