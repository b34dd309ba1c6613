import { ownersPage } from '@/features/owners/server/ownersPage';
import { getFormProps } from '@/server/getFormProps';

export { OwnersView as default } from '@/features/owners/OwnersView';
export const getServerSideProps = getFormProps('owners', ownersPage, ['owners'], { secret: true });
