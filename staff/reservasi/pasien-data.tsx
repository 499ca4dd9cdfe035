import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import ContentCopy from '@mui/icons-material/ContentCopy'
import { Box, Button, Checkbox, FormControlLabel, IconButton, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { PasienReservasi, RincianReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import {
	type KolomSimrs,
	kolomSimrs,
	namaKolomSimrs,
	type Simrs,
	simrsText,
} from '../../contract/reservasi/staff/simrs.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadFailed, LoadState } from '../layout/load-state.tsx'
import { ChangeForm } from './change-form.tsx'
import { Facts } from './facts.tsx'
import { NoTelp } from './no-telp.tsx'
import { namaKelamin } from './pasien-baru-fields.tsx'

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
	if (failure || !form)
		return <LoadState label="Memuat data pasien" rows={7} data={form} failure={failure} onRetry={refetch} />
	return (
		<Box sx={{ display: 'grid', gap: 1.5 }}>
			<Facts
				facts={[
					['Tempat lahir', form.tempatLahir],
					['Tanggal lahir', form.tanggalLahir],
					['Jenis kelamin', form.jenisKelamin ? namaKelamin[form.jenisKelamin] : ''],
					['Nomor telepon', <NoTelp key="noTelp" noTelp={form.noTelp} />],
					['Alamat', form.alamatLengkap],
				]}
				sx={{ gap: 1, gridTemplateColumns: { sm: '1fr 1fr' }, '& > :last-child': { gridColumn: '1 / -1' } }}
			/>
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
				<Button variant="outlined" startIcon={<ContentCopy />} onClick={copy}>
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

/** Which values are copied, and in which order: for everybody at the desk. */
const SimrsColumns = ({ simrs, onChanged }: { simrs: Simrs; onChanged: () => Promise<unknown> }) => (
	<ChangeForm
		button="Atur kolom"
		title="Kolom untuk SIMRS"
		submitText="Simpan kolom"
		initial={{ kolom: simrs.kolom }}
		isReady={({ kolom }) => kolom.length > 0}
		onSend={({ kolom }) => callApi('PATCH /v1/staf/simrs', { body: { dari: simrs.kolom, kolom } })}
		onChanged={onChanged}
	>
		{({ isian: { kolom: chosen }, change }) => {
			const choose = (kolom: KolomSimrs[]) => change({ kolom })
			const rest = kolomSimrs.filter((column) => !chosen.includes(column))
			const swap = (place: number, other: number) => {
				const [one, two] = [chosen[place], chosen[other]]
				if (one && two) choose(chosen.with(place, two).with(other, one))
			}
			return (
				<>
					<Typography gutterBottom>
						Urutan teks yang disalin, dipisah tab. Berlaku untuk semua petugas pendaftaran.
					</Typography>
					<Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
						{[...chosen, ...rest].map((column, place) => {
							const nama = namaKolomSimrs[column]
							const isChosen = place < chosen.length
							return (
								<Box component="li" key={column} sx={{ display: 'flex', alignItems: 'center' }}>
									<FormControlLabel
										sx={{ flex: 1, margin: 0 }}
										control={
											<Checkbox
												checked={isChosen}
												onChange={() =>
													choose(isChosen ? chosen.filter((each) => each !== column) : [...chosen, column])
												}
											/>
										}
										label={nama}
									/>
									<IconButton
										aria-label={`Naikkan ${nama}`}
										disabled={!isChosen || place === 0}
										onClick={() => swap(place, place - 1)}
									>
										<ArrowUpward />
									</IconButton>
									<IconButton
										aria-label={`Turunkan ${nama}`}
										disabled={place >= chosen.length - 1}
										onClick={() => swap(place, place + 1)}
									>
										<ArrowDownward />
									</IconButton>
								</Box>
							)
						})}
					</Box>
				</>
			)
		}}
	</ChangeForm>
)
