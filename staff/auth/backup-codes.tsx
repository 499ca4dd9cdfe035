import ContentCopy from '@mui/icons-material/ContentCopy'
import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import { Box, Button } from '@mui/material'
import { useGetIdentity } from 'react-admin'
import { createPortal } from 'react-dom'
import { useCopy } from '../dialogs/use-copy.ts'
import { currentMerek } from '../merek/current-merek.ts'
import './backup-codes.css'

/** The backup codes, to be copied, downloaded or printed: they are shown once. */
export function BackupCodes({ codes }: { codes: string[] }) {
	const copy = useCopy('Unduh atau cetak saja.')
	const { identity } = useGetIdentity()
	const title = ['Kode cadangan Ruang Staf', currentMerek.namaPendek].filter((part) => part !== '').join(' · ')
	const owner = `Milik ${identity?.fullName ?? ''}. Masing-masing berlaku satu kali. Simpan di tempat aman.`
	const text = [title, owner, '', ...codes, ''].join('\n')
	return (
		<>
			<Box component="pre" sx={{ columns: 2, fontSize: '0.875rem' }}>
				{codes.join('\n')}
			</Box>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockEnd: 2 }}>
				<Button variant="outlined" startIcon={<ContentCopy />} onClick={() => copy(text)}>
					Salin
				</Button>
				<Button
					variant="outlined"
					startIcon={<FileDownload />}
					href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
					download="kode-cadangan.txt"
				>
					Unduh
				</Button>
				<Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
					Cetak
				</Button>
			</Box>
			{createPortal(
				<div className="backup-codes-sheet">
					<h1>{title}</h1>
					<p>{owner}</p>
					<ul>
						{codes.map((code) => (
							<li key={code}>{code}</li>
						))}
					</ul>
				</div>,
				document.body,
			)}
		</>
	)
}
