import ImportExport from '@mui/icons-material/ImportExport'
import { page } from '../screen.ts'

export const impor = page('impor', 'Impor & ekspor', ImportExport, () => import('./csv-page.tsx'))
