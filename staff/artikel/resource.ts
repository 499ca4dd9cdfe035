import Article from '@mui/icons-material/ArticleOutlined'
import { list } from '../screen.ts'

export const artikel = list('artikel', 'Artikel', Article, 'judul', () => import('./artikel-pages.tsx'))
