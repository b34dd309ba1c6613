/**
 * Endings of the programs and files of old sites. Only their addresses may have a query, such as
 * /index.php?id=12: all other addresses may be pages of the site, which are cached without the query.
 */
export const oldFileEndings = [
  'asp',
  'aspx',
  'cfm',
  'cgi',
  'do',
  'htm',
  'html',
  'jsp',
  'nsf',
  'php',
  'pl',
  'shtml',
];
