/** A stored node of the rich-text editor's JSON. */
export interface StoredNode {
  type: string;
  version: number;
  [key: string]: unknown;
}
