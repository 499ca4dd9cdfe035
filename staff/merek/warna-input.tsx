import { Box, Typography } from '@mui/material'
import { TextInput, useInput } from 'react-admin'
import type { deriveUtama } from '../../contract/merek/merek-warna.ts'
import { merekInput } from '../../contract/merek/staff/merek.ts'

/** What was typed as a colour; undefined while it is none, null for the default. */
export const readWarna = (typed: unknown): string | null | undefined =>
	merekInput.shape.warnaUtama.safeParse(typed ?? null).data

interface WarnaInputProps {
	source: string
	label: string
	bawaan: string
	derive: typeof deriveUtama
	helperText: string
}

/** A colour, typed or picked; with the colour that the site will use if it has to be darker. */
export function WarnaInput({ source, label, bawaan, derive, helperText }: WarnaInputProps) {
	const { field } = useInput({ source, defaultValue: '' })
	const chosen = readWarna(field.value)
	return (
		<Box sx={{ marginBottom: 1 }}>
			<Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
				<Box
					component="input"
					type="color"
					aria-label={`Pilih ${label.toLowerCase()}`}
					value={chosen ?? bawaan}
					onChange={(event: React.ChangeEvent<HTMLInputElement>) => field.onChange(event.target.value)}
					sx={{
						flex: 'none',
						width: 56,
						height: 44,
						marginTop: 1,
						padding: 0.25,
						border: 1,
						borderColor: 'divider',
						borderRadius: 1,
						backgroundColor: 'background.paper',
						cursor: 'pointer',
					}}
				/>
				<TextInput
					source={source}
					label={label}
					defaultValue=""
					placeholder={bawaan}
					helperText={`${helperText} Kosongkan untuk warna bawaan.`}
				/>
			</Box>
			{chosen && <Disesuaikan chosen={chosen} derive={derive} />}
		</Box>
	)
}

function Disesuaikan({ chosen, derive }: { chosen: string; derive: typeof deriveUtama }) {
	const { dipakai, kontras } = derive(chosen)
	if (dipakai === chosen) return null
	const ratio = kontras.toLocaleString('id', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
	return (
		<Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlock: 1 }}>
			<Contoh warna={chosen} nama="Pilihan Anda" />
			<Contoh warna={dipakai} nama="Dipakai situs" />
			<Typography sx={{ flex: '1 1 16rem' }}>
				<strong>Disesuaikan.</strong> Teks pada warna ini sulit dibaca (kontras {ratio}; paling rendah 4,5). Situs
				memakai {dipakai}, warna yang sama tetapi lebih gelap.
			</Typography>
		</Box>
	)
}

const Contoh = ({ warna, nama }: { warna: string; nama: string }) => (
	<Box>
		<Box
			style={{ backgroundColor: warna }}
			sx={{ width: 96, height: 40, borderRadius: 1, border: 1, borderColor: 'divider' }}
		/>
		<Typography variant="caption" component="p">
			{nama}
			<br />
			{warna}
		</Typography>
	</Box>
)
