import ImportExport from '@mui/icons-material/ImportExport'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const impor: Screen = {
	resource: 'impor',
	nama: 'Impor & ekspor',
	icon: ImportExport,
	page: lazyPage(async () => (await import('./csv-page.tsx')).CsvPage),
}
