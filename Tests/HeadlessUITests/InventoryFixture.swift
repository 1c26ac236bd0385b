import HeadlessUI
import Observation

struct Item: Hashable, Identifiable {
  var id: Int
  var name: String
  var quantity = 1
}

@MainActor @Observable
final class Inventory {
  var items = [Item(id: 1, name: "Keyboard"), Item(id: 2, name: "Mouse", quantity: 3)]
  var path: [Item.ID] = []
  var draft: Item?
  var asksToDelete = false
}

/// An app with a list, a pushed screen, a sheet and an alert.
struct InventoryView: View {
  @Bindable var inventory: Inventory

  var body: some View {
    NavigationStack(path: $inventory.path) {
      List {
        ForEach(inventory.items) { item in
          ItemRow(item: item) { inventory.draft = item }
            .onTapGesture { inventory.path.append(item.id) }
        }
        Button("Add") { inventory.draft = Item(id: inventory.items.count + 1, name: "") }
        Button("Delete all", role: .destructive) { inventory.asksToDelete = true }
      }
      .navigationTitle("Inventory")
      .navigationDestination(for: Item.ID.self) { id in
        ItemView(item: $inventory.items[id - 1])
      }
    }
    .sheet(item: $inventory.draft) { item in
      NavigationStack { ItemForm(inventory: inventory, item: item) }
    }
    .alert("Delete everything?", isPresented: $inventory.asksToDelete) {
      Button("Delete", role: .destructive) { inventory.items = [] }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
  }
}

struct ItemRow: View {
  let item: Item
  let edit: @MainActor () -> Void

  var body: some View {
    HStack {
      Text(item.name)
      Spacer()
      Text("\(item.quantity)")
      Button("Edit", action: edit)
    }
  }
}

struct ItemView: View {
  @Binding var item: Item

  var body: some View {
    VStack {
      Text("Quantity: \(item.quantity)")
      Button("+") { item.quantity += 1 }
    }
    .navigationTitle(item.name)
  }
}

struct ItemForm: View {
  let inventory: Inventory
  @State var item: Item
  @State private var isFavorite = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Section("Item") {
        TextField("Name", text: $item.name)
        Toggle("Favorite", isOn: $isFavorite)
      }
      Button("Save") {
        inventory.items.append(item)
        dismiss()
      }
      .disabled(item.name.isEmpty)
    }
    .navigationTitle("New item")
  }
}
