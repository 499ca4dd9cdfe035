import { Box, Button, Typography } from '@mui/material'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'

const keys: [key: string, meaning: string][] = [
	['↓ ↑', 'Pindah ke reservasi berikutnya atau sebelumnya'],
	['Enter', 'Buka reservasi'],
	['H', 'Tandai hadir, di hari kunjungannya'],
	['L', 'Catat lunas, lalu pilih cara bayar'],
	['/', 'Cari'],
	['Esc', 'Kosongkan pencarian'],
	['?', 'Bantuan ini'],
]

export const KeysHelp = ({ onClose }: { onClose: () => void }) => (
	<TitledDialog
		title="Tombol papan ketik"
		maxWidth="xs"
		onClose={onClose}
		actions={<Button onClick={onClose}>Tutup</Button>}
	>
		<Typography color="textSecondary" gutterBottom>
			H dan L berlaku untuk reservasi yang sedang dipilih dengan panah.
		</Typography>
		<Box
			component="dl"
			sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, margin: 0, '& dd': { margin: 0 } }}
		>
			{keys.map(([key, meaning]) => (
				<Box key={key} sx={{ display: 'contents' }}>
					<Box
						component="dt"
						sx={{ paddingInline: 1, border: 1, borderColor: 'divider', borderRadius: 1, textAlign: 'center' }}
					>
						<strong>{key}</strong>
					</Box>
					<dd>{meaning}</dd>
				</Box>
			))}
		</Box>
	</TitledDialog>
)
