import MedicalServices from '@mui/icons-material/MedicalServicesOutlined'
import { list } from '../screen.ts'

export const dokter = list('dokter', 'Dokter', MedicalServices, 'nama', () => import('./dokter-pages.tsx'))
