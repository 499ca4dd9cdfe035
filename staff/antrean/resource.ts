import Campaign from '@mui/icons-material/CampaignOutlined'
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined'
import { page } from '../screen.ts'

export const antrean = page('antrean', 'Antrean', Campaign, () => import('./antrean-page.tsx'))
export const antreanSetting = page(
	'antrean-setting',
	'Nomor antrean',
	ConfirmationNumber,
	() => import('./antrean-setting-page.tsx'),
)
