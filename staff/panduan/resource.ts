import Checklist from '@mui/icons-material/ChecklistOutlined'
import { page } from '../screen.ts'

export const panduan = page('panduan', 'Siapkan situs', Checklist, () => import('./panduan-page.tsx'))
