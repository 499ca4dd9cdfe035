import Badge from '@mui/icons-material/BadgeOutlined'
import Group from '@mui/icons-material/GroupOutlined'
import { list } from '../screen.ts'

export const pengguna = list('pengguna', 'Pengguna', Group, 'nama', () => import('./pengguna-pages.tsx'))
export const peranSendiri = list(
	'peran-sendiri',
	'Peran sendiri',
	Badge,
	'nama',
	() => import('./peran-sendiri-pages.tsx'),
	{
		satu: 'Peran',
	},
)
