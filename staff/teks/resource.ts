import TextFields from '@mui/icons-material/TextFieldsOutlined'
import { page } from '../screen.ts'

export const teks = page('teks', 'Teks situs', TextFields, () => import('./teks-page.tsx'))
