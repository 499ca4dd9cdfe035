import Palette from '@mui/icons-material/PaletteOutlined'
import { page } from '../screen.ts'

export const merek = page('merek', 'Merek', Palette, () => import('./merek-page.tsx'))
