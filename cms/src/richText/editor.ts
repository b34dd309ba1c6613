import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import { linkable } from '../fields/link';
import { linkFields } from './linkFields';
import { PasteFeature } from './paste/PasteFeature';
import { TableFeature } from './table/TableFeature';

/** The rich-text editor, limited to formats that the contract's HTML supports. */
export const editor = lexicalEditor({
  features: [
    FixedToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    SuperscriptFeature(),
    SubscriptFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    LinkFeature({ enabledCollections: linkable, fields: linkFields }),
    TableFeature(),
    PasteFeature(),
  ],
});
