import { Pagination } from 'react-admin'

export const BarePagination = () => <Pagination rowsPerPageOptions={[25, 50, 100]} />
