import { Alert, Link as TextLink } from '@mui/material'
import { Link } from 'react-router-dom'
import type { KalenderStaf } from '../../contract/reservasi/staff/kalender.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'

/** The most days that are named. */
const MAX_NAMED = 10

interface TerisiAlertProps {
	/** The days that are about to close and have reservations. */
	days: KalenderStaf['terisi']
}

/** Reservations on days that close stay: staff call these patients. */
export function TerisiAlert({ days }: TerisiAlertProps) {
	const jumlah = days.reduce((sum, day) => sum + day.jumlah, 0)
	if (jumlah === 0) return null
	return (
		<Alert severity="warning">
			Sudah ada {jumlah} reservasi pada hari yang ditutup. Reservasi itu tidak ikut batal: hubungi pasiennya, lalu
			pindahkan atau batalkan.
			<ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
				{days.slice(0, MAX_NAMED).map(({ tanggal, jumlah }) => (
					<li key={tanggal}>
						<TextLink component={Link} to={`/reservasi?tanggal=${tanggal}`}>
							{hariTanggal(tanggal)}: {jumlah} reservasi
						</TextLink>
					</li>
				))}
				{days.length > MAX_NAMED && <li>dan {days.length - MAX_NAMED} hari lain</li>}
			</ul>
		</Alert>
	)
}
