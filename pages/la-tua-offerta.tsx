import { maxFormBytes } from '@/features/offers/server/offerHomePage';
import { myOfferPage } from '@/features/offers/server/myOfferPage';
import { getFormProps } from '@/server/getFormProps';

export { MyOfferView as default } from '@/features/offers/MyOfferView';
export const getServerSideProps = getFormProps('offer', myOfferPage, ['offers'], {
  secret: true,
  maxBytes: maxFormBytes,
});
