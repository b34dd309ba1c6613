import type { BlockData } from '../blocks/ContentBlock';
import type { TypeResolvers } from './FieldResolver';
import { linkField } from './links/linkField';
import { rowFields, type RowSource } from './rows';

type Button = NonNullable<BlockData<'buttons'>['buttons']>[number];

export const buttonResolvers: TypeResolvers = {
  buttons_button_BlockType: {
    ...rowFields,
    fieldLink: linkField(({ row }: RowSource<Button>) => row.fieldLink),
  },
};
