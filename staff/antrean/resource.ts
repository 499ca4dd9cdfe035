import Campaign from '@mui/icons-material/CampaignOutlined'
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined'
import { lazyPage } from '../lazy-pages.ts'
import type { Screen } from '../screen.ts'

export const antrean: Screen = {
	resource: 'antrean',
	nama: 'Antrean',
	icon: Campaign,
	page: lazyPage(async () => (await import('./antrean-page.tsx')).AntreanPage),
}

export const antreanSetting: Screen = {
	resource: 'antrean-setting',
	nama: 'Nomor antrean',
	icon: ConfirmationNumber,
	page: lazyPage(async () => (await import('./antrean-setting-page.tsx')).AntreanSettingPage),
}
