/** The English texts of puzzles of one's own, where the game leads to them. */
export const enOwn = {
  makeOwn: 'Make your own',
  makeOwnLead: 'Type a puzzle and see with every key whether it has one solution.',
  openCompose: 'Open the workbench',
  sendMessage: 'Send a message as a puzzle',
  sendMessageLead: 'Whoever solves it is told what the shaded cells spell.',
  messageText: 'Message',
  messageMake: 'Make the link',
  messageMaking: 'Making the puzzle…',
  messageMade: 'The link is ready.',
  messageEmpty: 'A message needs letters.',
  messageLink: 'Link to send',
  messagePlay: 'Try it yourself',
  importAddsDrafts: (count: number) => `Adds ${count === 1 ? '1 draft' : `${count} drafts`}.`,
  importReplacesDrafts: (count: number) =>
    `Replaces ${count === 1 ? '1 draft' : `${count} drafts`} of the same name.`,
  spells: (letters: string) => `The shaded cells spell: ${letters}`,
};
