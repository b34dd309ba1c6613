import type { BlockData } from '../blocks/BlockSource';
import type { Accommodation, Footer1, Social } from '../payload-types';
import type { Site } from '../sites';

/** The source object for a row of a repeating field. */
interface RowSource<Row> {
  __typename: string;
  typeHandle: string;
  row: Row;
  site: Site;
}

/** The stored rows of the repeating fields of the contract. */
interface StoredRows {
  buttons: NonNullable<BlockData<'buttons'>['buttons']>[number];
  footerContent: NonNullable<Footer1['footerContent']>[number];
  gallery: NonNullable<Accommodation['gallery']>[number];
  links: NonNullable<BlockData<'links'>['links']>[number];
  slides: NonNullable<BlockData<'slider'>['slides']>[number];
  socials: NonNullable<Social['socials']>[number];
  videoSettings: NonNullable<BlockData<'video'>['videoSettings']>;
}

/** The source object for a row of a field, or for one of the types of its rows. */
export type RowOf<Field extends keyof StoredRows, Type extends string = string> = RowSource<
  StoredRows[Field] extends { blockType: string }
    ? Extract<StoredRows[Field], { blockType: Type }>
    : StoredRows[Field]
>;

/** Converts the rows of a field whose rows have all the same type. */
export const rowSources = <Row>(
  field: string,
  typeHandle: string,
  list: readonly Row[] | null | undefined,
  site: Site,
): RowSource<Row>[] =>
  (list ?? []).map((row) => ({
    __typename: `${field}_${typeHandle}_BlockType`,
    typeHandle,
    row,
    site,
  }));

/** Converts the rows of a field whose rows have a `blockType`. */
export const typedRowSources = <Row extends { blockType: string }>(
  field: string,
  list: readonly Row[] | null | undefined,
  site: Site,
): RowSource<Row>[] => (list ?? []).flatMap((row) => rowSources(field, row.blockType, [row], site));

export const rowFields = {
  typeHandle: ({ typeHandle }: RowSource<unknown>) => typeHandle,
};
