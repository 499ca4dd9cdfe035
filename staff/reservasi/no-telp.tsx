import { Box } from '@mui/material'
import { isNomorTelp } from '../../contract/links/nomor-telp.ts'

/** A phone number as the visitor typed it. It is marked when nobody can be called by it. */
export const NoTelp = ({ noTelp }: { noTelp: string }) => (
	<>
		{noTelp}
		{!isNomorTelp(noTelp) && (
			<Box component="span" sx={{ display: 'block', color: 'error.main', fontSize: '0.8125rem', whiteSpace: 'normal' }}>
				{noTelp === '' ? 'Tanpa nomor telepon' : 'Bukan nomor telepon'}
			</Box>
		)}
	</>
)
