/** @typedef {import('./town.mjs').Town} Town */
/** @typedef {(line: string) => void} Print */

/**
 * Prints the addresses and folders of a running town.
 *
 * @param {Town} town
 * @param {Print} print
 */
export function printAddresses({ settings }, print) {
  const { siteUrl, cmsHost, source, dataDir } = settings;
  print('');
  print(`  Site      ${siteUrl}  (in English: ${siteUrl}/en)`);
  print(`  Editors   ${cmsHost}/admin`);
  if (!source.SMTP_URL) print(`  Mail      ${cmsHost}/outbox  (mails are not sent but shown here)`);
  print(`  Logs      ${dataDir}/logs`);
  print('');
}

/**
 * Prints the editor's new account, once.
 *
 * @param {Town} town
 * @param {Print} print
 */
export function printEditorAccount(town, print) {
  if (!town.editor) return;
  const { email, password } = town.editor;
  const isChosen = password === town.settings.source.EDITOR_PASSWORD;
  print(`  E-mail    ${email}`);
  print(
    `  Password  ${isChosen ? 'the one in EDITOR_PASSWORD' : `${password}  (shown this once)`}`,
  );
  print('');
  town.editor = undefined;
}
