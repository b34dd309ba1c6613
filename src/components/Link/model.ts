/** A link that an editor wrote. */
export interface LinkModel {
  text: string;
  /** More about the target, for the title attribute. */
  title: string | null;
  /** A path of the site ('/…', '#…') or a whole address. */
  href: string;
  newWindow: boolean;
}
