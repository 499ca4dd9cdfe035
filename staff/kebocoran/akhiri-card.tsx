import { Alert, Box, Button, Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../api/use-sending.ts'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { TitledCard } from '../layout/titled-card.tsx'

interface AkhiriCardProps {
	/** Devices of members. */
	perangkat: number
	/** Valid keys of other systems. */
	kunci: number
	onEnded: () => void
}

/** Ends sessions of staff, devices of members, keys of other systems, or several of these, in one go. */
export function AkhiriCard({ perangkat, kunci, onEnded }: AkhiriCardProps) {
	const [chosen, setChosen] = useState({ staf: true, member: false, kunci: false })
	const [isAsking, setAsking] = useState(false)
	const [ended, setEnded] = useState<string>()
	const { isSending, send, failure } = useSending()
	const end = () => {
		setAsking(false)
		setEnded(undefined)
		send(async () => {
			const { data } = await callApi('POST /v1/staf/kebocoran/akhiri', { body: chosen })
			setEnded(
				`Diakhiri: ${data.sesiStaf} sesi staf, ${data.tautanSandi} tautan sandi, ${data.perangkatMember} perangkat pasien, ${data.kunciApi} kunci API.`,
			)
			onEnded()
		})
	}
	return (
		<TitledCard title="Akhiri akses" sx={{ display: 'grid', gap: 1.5 }}>
			<FormGroup>
				<FormControlLabel
					control={<Checkbox checked={chosen.staf} onChange={(_, staf) => setChosen({ ...chosen, staf })} />}
					label="Semua sesi staf lain dan tautan sandi yang belum dipakai"
				/>
				<FormControlLabel
					control={<Checkbox checked={chosen.member} onChange={(_, member) => setChosen({ ...chosen, member })} />}
					label={`Semua perangkat pasien (${perangkat.toLocaleString('id-ID')})`}
				/>
				<FormControlLabel
					control={<Checkbox checked={chosen.kunci} onChange={(_, kunci) => setChosen({ ...chosen, kunci })} />}
					label={`Semua kunci API sistem lain (${kunci.toLocaleString('id-ID')})`}
				/>
			</FormGroup>
			<Typography color="textSecondary">
				Pasien yang perangkatnya diakhiri harus mendaftar lagi. Reservasinya tetap ada dan dapat dibuka dengan kode.
				Sistem lain, misalnya SIMRS, ditolak sampai diberi kunci baru di Integrasi.
			</Typography>
			<Box>
				<Button
					variant="contained"
					color="error"
					disabled={isSending || !(chosen.staf || chosen.member || chosen.kunci)}
					onClick={() => setAsking(true)}
				>
					Akhiri sekarang
				</Button>
			</Box>
			{ended && <Alert severity="success">{ended}</Alert>}
			{failure && <Alert severity="error">{failure}</Alert>}
			{isAsking && (
				<TitledDialog
					title="Akhiri akses sekarang?"
					onClose={() => setAsking(false)}
					maxWidth="xs"
					actions={
						<>
							<Button onClick={() => setAsking(false)}>Batal</Button>
							<Button onClick={end} variant="contained" color="error">
								Akhiri
							</Button>
						</>
					}
				>
					{chosen.staf && <Typography>Semua staf lain harus masuk lagi. Sesi Anda tetap.</Typography>}
					{chosen.member && <Typography>Pasien tidak dapat lagi membuka datanya dari perangkat sekarang.</Typography>}
					{chosen.kunci && <Typography>Sistem lain langsung terputus dan perlu kunci baru.</Typography>}
					{(chosen.member || chosen.kunci) && <Typography>Ini tidak dapat diurungkan.</Typography>}
				</TitledDialog>
			)}
		</TitledCard>
	)
}
