export { NotFoundView as default } from '@/shell/errors/NotFoundView';
export { redirectOldAddress as getServerSideProps } from '@/server/redirects/redirectOldAddress';
