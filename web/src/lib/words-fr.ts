/** All French words of the client: one file to fetch. */
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../src/ludotheque/words/fr/web*.ftl",
      "../../../src/ludotheque/words/fr/bots.ftl",
      "../../../src/ludotheque/words/fr/seismic.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
