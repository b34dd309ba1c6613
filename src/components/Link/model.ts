/** A link of an editor. */
export interface LinkModel {
  text: string;
  /** A description of the target, for the title attribute. */
  title: string | null;
  /** A path of the site ('/…', '#…') or an absolute address. */
  href: string;
  newWindow: boolean;
}
