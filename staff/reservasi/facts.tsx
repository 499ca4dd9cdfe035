import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

export const Facts = ({ facts, sx }: { facts: [nama: string, isi: ReactNode][]; sx: object }) => (
	<Box component="dl" sx={{ display: 'grid', margin: 0, ...sx }}>
		{facts.map(([nama, isi]) => (
			<div key={nama}>
				<Typography component="dt" color="textSecondary" sx={{ fontSize: '0.8125rem' }}>
					{nama}
				</Typography>
				<Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere', fontVariantLigatures: 'none' }}>
					{isi || '–'}
				</Typography>
			</div>
		))}
	</Box>
)
