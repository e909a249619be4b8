// Reads books that the room proof/ has made, one JSON object a line, and makes each anew by Go's own implementation
// (golang.org/x/mod/sumdb). Ends with the number of those that are equal, or says what differs.
package main

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type tile struct {
	Path   string
	Hashes []byte
}

type book struct {
	Origin      string
	Entries     [][]byte
	Root        tlog.Hash
	Index       int64
	Inclusion   []tlog.Hash
	First       int64
	Older       tlog.Hash
	Consistency []tlog.Hash
	Tiles       []tile
	// The signed checkpoint with the line of a witness, the same without it, and the keys.
	Checkpoint, Alone, Vkey, Skey string
}

func same(what string, equal bool) error {
	if equal {
		return nil
	}
	return fmt.Errorf("%s differs", what)
}

func sameProof(what string, got []tlog.Hash, want []tlog.Hash) error {
	return same(what, fmt.Sprint(got) == fmt.Sprint(want))
}

func (b book) check() error {
	var stored []tlog.Hash
	reader := tlog.HashReaderFunc(func(indexes []int64) (found []tlog.Hash, err error) {
		for _, index := range indexes {
			found = append(found, stored[index])
		}
		return
	})
	for n, entry := range b.Entries {
		hashes, err := tlog.StoredHashes(int64(n), entry, reader)
		if err != nil {
			return err
		}
		stored = append(stored, hashes...)
	}
	size := int64(len(b.Entries))
	root, err := tlog.TreeHash(size, reader)
	if err != nil {
		return err
	}
	found := []error{same("the root", root == b.Root)}
	inclusion, err := tlog.ProveRecord(size, b.Index, reader)
	leaf := tlog.RecordHash(b.Entries[b.Index])
	found = append(found, err, sameProof("the inclusion proof", b.Inclusion, inclusion),
		tlog.CheckRecord(b.Inclusion, size, root, b.Index, leaf))
	if b.First > 0 {
		consistency, err := tlog.ProveTree(size, b.First, reader)
		found = append(found, err, sameProof("the consistency proof", b.Consistency, consistency),
			tlog.CheckTree(b.Consistency, size, root, b.First, b.Older))
	}
	// Of a tile that is not full, each width that it has had comes before the one that it has.
	var tiles []tlog.Tile
	for _, t := range tlog.NewTiles(8, 0, size) {
		if last := len(tiles) - 1; last >= 0 && tiles[last].L == t.L && tiles[last].N == t.N {
			tiles[last] = t
		} else {
			tiles = append(tiles, t)
		}
	}
	found = append(found, same("the number of tiles", len(tiles) == len(b.Tiles)))
	ours := map[string][]byte{}
	for _, t := range b.Tiles {
		ours[t.Path] = t.Hashes
	}
	for _, t := range tiles {
		data, err := tlog.ReadTileData(t, reader)
		// C2SP fixes the height, which Go's paths name.
		path := strings.Replace(t.Path(), "tile/8/", "tile/", 1)
		found = append(found, err, same("the tile "+path, bytes.Equal(data, ours[path])))
	}
	verifier, err := note.NewVerifier(b.Vkey)
	if err != nil {
		return err
	}
	opened, err := note.Open([]byte(b.Checkpoint), note.VerifierList(verifier))
	if err != nil {
		return err
	}
	want := fmt.Sprintf("%s\n%d\n%s\n", b.Origin, size, base64.StdEncoding.EncodeToString(root[:]))
	found = append(found, same("the checkpoint", opened.Text == want),
		same("the number of signatures", len(opened.Sigs) == 1 && len(opened.UnverifiedSigs) == 1))
	signer, err := note.NewSigner(b.Skey)
	if err != nil {
		return err
	}
	signed, err := note.Sign(&note.Note{Text: want}, signer)
	found = append(found, err, same("the signed note", string(signed) == b.Alone))
	for _, err := range found {
		if err != nil {
			return err
		}
	}
	return nil
}

func main() {
	decoder := json.NewDecoder(os.Stdin)
	for equal := 0; ; equal++ {
		var b book
		err := decoder.Decode(&b)
		if errors.Is(err, io.EOF) {
			fmt.Println(equal)
			return
		}
		if err == nil {
			err = b.check()
		}
		if err != nil {
			log.Fatalf("book %d, %s of %d entries: %v", equal, b.Origin, len(b.Entries), err)
		}
	}
}
