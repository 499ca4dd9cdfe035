import CloudOff from '@mui/icons-material/CloudOffOutlined'
import { Box, Tooltip } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { usePermissions } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { visiblePeristiwa } from '../../contract/staff/peristiwa.ts'
import type { Izin } from '../../contract/staff/permissions.ts'
import { notifyReservasi } from './browser-notification.ts'
import { isOn } from './browser-switch.ts'
import { connectLive, type LiveConnection } from './connect-live.ts'
import { invalidateChanged } from './invalidate-changed.ts'
import { playSound } from './play-sound.ts'
import { useJumlahMenunggu } from './use-jumlah-menunggu.ts'

/** A restart of the server takes less. */
const LOST_AFTER_MS = 20_000

/** Keeps the screens up to date, and says so when it cannot for a while. */
export function LiveStatus() {
	const { permissions: izin } = usePermissions<Izin[]>()
	const isWanted = izin !== undefined && visiblePeristiwa(izin).length > 0
	const queryClient = useQueryClient()
	const connection = useRef<LiveConnection>(null)
	const [isConnected, setConnected] = useState(true)
	const [isLost, setLost] = useState(false)

	useEffect(() => {
		if (!isWanted) return
		const opened = connectLive({
			onChange: (jenis) => void invalidateChanged(queryClient, jenis),
			onConnection: setConnected,
		})
		connection.current = opened
		return opened.close
	}, [isWanted, queryClient])

	useEffect(() => {
		if (isConnected) return
		const timer = setTimeout(() => setLost(true), LOST_AFTER_MS)
		return () => {
			clearTimeout(timer)
			setLost(false)
		}
	}, [isConnected])

	useAlertOnNew(() => connection.current?.isFirstTab() ?? false)

	return (
		<Box component="span" role="status" sx={{ display: 'inline-flex' }}>
			{isLost && (
				<Tooltip title="Sambungan terputus, jadi daftar dan angka mungkin tertinggal. Menyambung lagi …">
					<Box
						component="span"
						sx={{
							display: 'inline-flex',
							alignItems: 'center',
							gap: 0.75,
							paddingInline: 1,
							color: '#fff',
							fontSize: '0.8125rem',
							whiteSpace: 'nowrap',
						}}
					>
						<CloudOff fontSize="small" aria-hidden />
						<Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
							Pembaruan terputus
						</Box>
					</Box>
				</Tooltip>
			)}
		</Box>
	)
}

/** Rings and notifies when a reservation has come in, if this browser wants that. */
function useAlertOnNew(isFirstTab: () => boolean): void {
	const { reservasi } = useJumlahMenunggu()
	const navigate = useNavigate()
	const known = useRef<number>(undefined)
	useEffect(() => {
		if (!reservasi) return
		const { jumlah, terbaru } = reservasi
		const before = known.current
		known.current = Math.max(terbaru ?? 0, before ?? 0)
		if (before === undefined || terbaru === null || terbaru <= before || !isFirstTab()) return
		if (isOn('bunyi-reservasi')) void playSound()
		if (isOn('notifikasi-reservasi')) notifyReservasi(jumlah, () => navigate('/reservasi?status=baru'))
	}, [reservasi, isFirstTab, navigate])
}
