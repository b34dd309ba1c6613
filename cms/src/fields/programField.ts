/** The admin part of a field that the program fills in: editors see it neither in the form nor between versions. */
export const programField = {
  hidden: true,
  components: { Diff: '/src/admin/versions/NoDiff#NoDiff' },
};
