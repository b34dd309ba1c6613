import type { Site } from '../sites';

/** The source object for a row of a repeating field. */
export interface RowSource<Row> {
  __typename: string;
  typeHandle: string;
  row: Row;
  site: Site;
}

/** Converts the rows of a field whose rows have all the same type. */
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

/** Converts the rows of a field whose rows have a `blockType`. */
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
