import { FormControlLabel, FormHelperText, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { hasPermission, type Izin } from '../../contract/staff/permissions.ts'
import { TitledCard } from '../layout/titled-card.tsx'
import { hasNotifications } from './browser-notification.ts'
import { turn, useBrowserSwitch } from './browser-switch.ts'
import { playSound } from './play-sound.ts'

/** How this browser draws attention to a new reservation. */
export function AlertsCard() {
	const { permissions: izin } = usePermissions<Izin[]>()
	const withSound = useBrowserSwitch('bunyi-reservasi')
	const withNotification = useBrowserSwitch('notifikasi-reservasi')
	const [isDenied, setDenied] = useState(false)

	async function turnNotification(on: boolean): Promise<void> {
		const permission = on ? await Notification.requestPermission() : 'default'
		setDenied(on && permission !== 'granted')
		turn('notifikasi-reservasi', permission === 'granted')
	}

	if (!izin || !hasPermission(izin, 'reservasi', 'lihat')) return null
	return (
		<TitledCard title="Saat ada reservasi baru">
			<Typography color="textSecondary" gutterBottom>
				Berlaku di peramban ini saja, selama Ruang Staf terbuka.
			</Typography>
			<FormControlLabel
				sx={{ display: 'flex', minHeight: 44 }}
				control={
					<Switch
						checked={withSound}
						onChange={(_, on) => {
							turn('bunyi-reservasi', on)
							if (on) void playSound()
						}}
					/>
				}
				label="Bunyikan nada"
			/>
			<FormControlLabel
				sx={{ display: 'flex', minHeight: 44 }}
				disabled={!hasNotifications()}
				control={<Switch checked={withNotification} onChange={(_, on) => turnNotification(on)} />}
				label="Tampilkan notifikasi, tanpa nama pasien"
			/>
			<FormHelperText role="status" error={isDenied}>
				{!hasNotifications() && 'Peramban ini tidak dapat menampilkan notifikasi.'}
				{isDenied && 'Peramban tidak mengizinkan. Izinkan notifikasi untuk situs ini di pengaturan peramban.'}
			</FormHelperText>
		</TitledCard>
	)
}
