import Article from '@mui/icons-material/ArticleOutlined'
import { lazyPages } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const artikel: Screen = {
	resource: 'artikel',
	nama: 'Artikel',
	icon: Article,
	label: 'judul',
	...lazyPages(async () => (await import('./artikel-pages.tsx')).artikelPages),
}
