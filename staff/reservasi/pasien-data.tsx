import ContentCopy from '@mui/icons-material/ContentCopy'
import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { PasienReservasi, RincianReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { type Simrs, simrsText } from '../../contract/reservasi/staff/simrs.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadFailed } from '../layout/load-failed.tsx'
import { SimrsColumns } from './simrs-columns.tsx'

export const namaKelamin = { l: 'Laki-laki', p: 'Perempuan' }

interface PasienDataProps {
	reservasi: RincianReservasi
	pasien: PasienReservasi & { id: string }
	/** Empty until it is revealed. */
	nik: string
}

/** The rest of the patient's form, and its copy for the hospital's information system. Opening it is audited. */
export function PasienData({ reservasi, pasien, nik }: PasienDataProps) {
	const {
		data: form,
		failure,
		refetch,
	} = useApiQuery('GET /v1/staf/reservasi/{id}/pasien/{pasienId}', {
		params: { id: reservasi.id, pasienId: pasien.id },
	})
	const { data: simrs, failure: simrsFailure, refetch: refetchSimrs } = useApiQuery('GET /v1/staf/simrs')
	if (failure) return <LoadFailed message={failure} onRetry={refetch} />
	if (!form) return <Typography color="textSecondary">Memuat …</Typography>
	return (
		<Box sx={{ display: 'grid', gap: 1.5 }}>
			<Box component="dl" sx={{ display: 'grid', gap: 1, margin: 0, gridTemplateColumns: { sm: '1fr 1fr' } }}>
				<Fact name="Tempat lahir" value={form.tempatLahir} />
				<Fact name="Tanggal lahir" value={form.tanggalLahir} />
				<Fact name="Jenis kelamin" value={form.jenisKelamin ? namaKelamin[form.jenisKelamin] : ''} />
				<Fact name="Nomor telepon" value={form.noTelp} />
				<Fact name="Alamat" value={form.alamatLengkap} isWide />
			</Box>
			{simrsFailure && <LoadFailed message={simrsFailure} onRetry={refetchSimrs} />}
			{simrs && (
				<CopySimrs
					text={simrsText(simrs.kolom, {
						...form,
						nik,
						jenisKelamin: form.jenisKelamin?.toUpperCase() ?? '',
						kode: reservasi.kode,
						tanggalVisit: reservasi.tanggalVisit,
						paket: pasien.paket.map((each) => each.nama).join('; '),
						atasNama: reservasi.atasNama,
					})}
					lacksNik={simrs.kolom.includes('nik') && nik === ''}
					simrs={simrs}
					onChanged={refetchSimrs}
				/>
			)}
		</Box>
	)
}

interface CopySimrsProps {
	text: string
	lacksNik: boolean
	simrs: Simrs
	onChanged: () => Promise<unknown>
}

function CopySimrs({ text, lacksNik, simrs, onChanged }: CopySimrsProps) {
	const notify = useNotify()
	const [isShown, setShown] = useState(false)
	async function copy(): Promise<void> {
		try {
			await navigator.clipboard.writeText(text)
			notify(lacksNik ? 'Disalin tanpa NIK.' : 'Disalin.', { type: 'success' })
		} catch {
			// Without HTTPS, or refused by the user: the text is shown to be copied by hand.
			setShown(true)
		}
	}
	return (
		<>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
				<Button variant="outlined" startIcon={<ContentCopy />} onClick={copy} sx={{ minHeight: 44 }}>
					Salin untuk SIMRS
				</Button>
				<SimrsColumns simrs={simrs} onChanged={onChanged} />
			</Box>
			{lacksNik && (
				<Typography color="textSecondary" sx={{ fontSize: '0.8125rem' }}>
					NIK ikut disalin setelah ditampilkan.
				</Typography>
			)}
			{isShown && (
				<TextField
					label="Salin teks ini"
					value={text}
					multiline
					onFocus={({ target }) => target.select()}
					slotProps={{ htmlInput: { readOnly: true } }}
				/>
			)}
		</>
	)
}

const Fact = ({ name, value, isWide = false }: { name: string; value: string; isWide?: boolean }) => (
	<Box sx={isWide ? { gridColumn: { sm: '1 / -1' } } : {}}>
		<Typography component="dt" color="textSecondary" sx={{ fontSize: '0.8125rem' }}>
			{name}
		</Typography>
		<Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere', fontVariantLigatures: 'none' }}>
			{value || '–'}
		</Typography>
	</Box>
)
