/** Content of another site that this site can embed. */
export interface EmbedModel {
  /** The address of the frame. */
  src: string;
  /** The address of the content's page at its host. */
  href: string;
  kind: 'video' | 'map';
}
