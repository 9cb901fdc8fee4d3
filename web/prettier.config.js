export default {
  plugins: ["prettier-plugin-svelte"],
  printWidth: 110, // as ruff's for Python
  bracketSameLine: true,
  experimentalOperatorPosition: "start",
};
