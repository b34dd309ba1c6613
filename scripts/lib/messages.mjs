/** @typedef {import('./town.mjs').Town} Town */
/** @typedef {(line: string) => void} Print */

/**
 * @param {Town} town
 * @param {Print} print
 */
export function tellTown({ settings }, print) {
  const { siteUrl, cmsHost, source, dataDir } = settings;
  print('');
  print(`  Site      ${siteUrl}  (in English: ${siteUrl}/en)`);
  print(`  Editors   ${cmsHost}/admin`);
  if (!source.SMTP_URL) print(`  Mail      ${cmsHost}/outbox  (nothing is sent; it is kept here)`);
  print(`  Logs      ${dataDir}/logs`);
  print('');
}

/**
 * Tells the editor's new account, once.
 *
 * @param {Town} town
 * @param {Print} print
 */
export function tellEditor(town, print) {
  if (!town.editor) return;
  const { email, password } = town.editor;
  const chosen = password === town.settings.source.EDITOR_PASSWORD;
  print(`  E-mail    ${email}`);
  print(`  Password  ${chosen ? 'the one in EDITOR_PASSWORD' : `${password}  (shown this once)`}`);
  print('');
  town.editor = undefined;
}
