import { getFiltersProps } from '@/features/listing/server/getFiltersProps';

export { FiltersView as default } from '@/features/listing/FiltersView';
export const getServerSideProps = getFiltersProps;
