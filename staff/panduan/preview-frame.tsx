import OpenInNew from '@mui/icons-material/OpenInNew'
import { Box, Button, Typography } from '@mui/material'

/** The public page as visitors on a phone see it. `version` changes with every save and loads it again. */
export const PreviewFrame = ({ page, version }: { page: string; version: number }) => (
	<Box component="aside" aria-label="Pratinjau situs" sx={{ position: 'sticky', top: 72, minWidth: 0 }}>
		<Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBlockEnd: 1 }}>
			<Typography variant="h6" component="h3" sx={{ flex: 1 }}>
				Situs Anda sekarang
			</Typography>
			<Button href={page} target="_blank" rel="noopener" startIcon={<OpenInNew />}>
				Buka di tab baru
			</Button>
		</Box>
		<Box
			component="iframe"
			title="Pratinjau situs"
			src={`${page}?pratinjau=${version}`}
			sx={{
				display: 'block',
				width: '100%',
				height: 'min(720px, calc(100vh - 140px))',
				border: 1,
				borderColor: 'divider',
				borderRadius: 2,
				backgroundColor: 'background.paper',
			}}
		/>
	</Box>
)
