import type { Site } from '../sites';

/** A row of a repeating field on its way to the contract. */
export interface RowSource<Row> {
  __typename: string;
  typeHandle: string;
  row: Row;
  site: Site;
}

/** Rows of a field whose rows are all of one type. */
export const rows = <Row>(
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

/** Rows of a field whose rows name their type. */
export const typedRows = <Row extends { blockType: string }>(
  field: string,
  list: readonly Row[] | null | undefined,
  site: Site,
): RowSource<Row>[] => (list ?? []).flatMap((row) => rows(field, row.blockType, [row], site));

/** Resolvers of the fields that every row has. */
export const rowFields = {
  id: ({ row }: RowSource<{ id?: string | null }>) => row.id,
  typeHandle: ({ typeHandle }: RowSource<unknown>) => typeHandle,
};
